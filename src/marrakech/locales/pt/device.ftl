### The page on a static host, where this device is its own server.

device-opening = Os mercadores montam as suas bancas
device-meanwhile = Enquanto isso, veja a lição e as regras: já estão abertas.
device-come = { $done } de { $total } MB

device-step =
    Passo { $step } de 4, { $step ->
        [1] a página
        [2] as regras
        [3] os mercadores
       *[other] os mestres
    }

device-failed =
    O passo { $step } não chegou{ $step ->
        [1] .
        [2] : as regras.
        [3] : os mercadores.
       *[other] : os mestres.
    }

device-again = Tentar de novo
device-noServer = Aqui não: esta cópia não tem servidor.
device-friendsAt = Jogue com amigos em
device-elsewhere = Marrakech já está aberto em outra página deste navegador. Quando ela fechar, continua aqui.
device-here = Jogar aqui
device-private = Esta janela não guarda nada: ao fechar, as suas partidas desaparecem.
device-full = A última jogada não foi salva: não há mais espaço neste aparelho, ou o navegador não consegue gravar. Libere espaço e tente de novo.
device-unfetched = Falta aos mestres um arquivo que não chega. A partida continua assim que a conexão voltar.
device-lost = O navegador apagou o que esta página tinha guardado. Recarregue-a.
device-reload = Recarregar
device-damaged = Não é possível ler as partidas deste aparelho. Elas ficam como estão; ao lado delas pode começar uma nova coleção.
device-beginAnew = Começar uma nova coleção
device-blocked = Este navegador não deixa o jogo iniciar: bloqueia o trabalho em segundo plano, ou não tem WebAssembly.
device-weak = Este navegador não tem WebAssembly com SIMD: aqui faltam o mestre e as revisões, o resto funciona.
device-gone = O navegador perdeu as partidas que estavam guardadas aqui. O que você jogar a partir de agora volta a ser guardado.
device-stopped = O jogo parou neste aparelho. O que foi jogado está guardado: recarregue a página.
device-proof = Os dados foram lançados neste mesmo aparelho. A conferência mostra que nada foi alterado depois, e mais nada: o dono do aparelho poderia ter alterado o que os lança.
device-newer = Chegou uma nova versão. Começa na página inicial, nunca durante uma partida.
device-newerElsewhere = Chegou uma nova versão. Começa quando as outras páginas do Marrakech estiverem fechadas.
