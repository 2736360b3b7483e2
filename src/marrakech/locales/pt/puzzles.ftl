### Puzzles.

puzzles-title = Desafios
puzzles-note = Uma escolha é claramente a melhor.
puzzles-lede = Uma escolha é claramente a melhor, e um mercador ganancioso não a vê.
puzzles-today = Desafio do dia
puzzles-themes-purse = Salvar a bolsa
puzzles-themes-walk = O caminho barato
puzzles-themes-price = Vale o preço
puzzles-themes-cut = Cortar uma zona
puzzles-themes-safe = Pôr a salvo
puzzles-themes-trap = Uma armadilha para Assam
puzzles-themes-region = Aumentar uma zona
puzzles-themes-spite = Travar o líder
puzzles-themes-squares = Ganhar casas
puzzles-themes-race = A corrida dos dirhams
puzzles-themes-corner = O canto
puzzles-themes-last = O último tapete
puzzles-themes-quiet = Uma jogada tranquila
puzzles-stars-1 = fácil
puzzles-stars-2 = médio
puzzles-stars-3 = difícil
puzzles-missed-1 = O aprendiz não vê
puzzles-missed-2 = O mercador não vê
puzzles-missed-3 = Nem o mestre vê
puzzles-difficulty = Dificuldade
puzzles-anyDifficulty = Qualquer uma
puzzles-merchants = { $players } mercadores
puzzles-byPlayers = Mercadores
puzzles-anyPlayers = Qualquer número
puzzles-filter = Tema
puzzles-all = Todos os temas
puzzles-solved = resolvidos
puzzles-rating = Nível
puzzles-inARow = Seguidos

puzzles-days =
    { $days ->
        [1] dia
       *[other] dias
    }

puzzles-tally = { $solved } de { $of } resolvidos
puzzles-none = Nenhum desafio deste tipo.
puzzles-how-lay = Toque numa casa tracejada e depois na do lado
puzzles-showMe = Mostrar como é
puzzles-thisWay = Por aqui
puzzles-onceMore = Outra vez
puzzles-soItIs = Isso mesmo: { $choice }
puzzles-itWas = Era { $choice }
puzzles-tried = O que você tentou
puzzles-toWinBeside = { $tried } de chance de ganhar; a melhor tem { $best }
puzzles-because = Aqui { $why }.
puzzles-elsewhere = Em outro lugar { $why }.
puzzles-noReason = No tabuleiro não se vê logo o problema: ela custa mais tarde.
puzzles-exact = Resolvido com exatidão: tudo o que pode sair e todas as respostas, do começo ao fim.
puzzles-sampled = Por { $games } partidas completas com esta escolha, com os mesmos dados que as outras.
puzzles-searched = Por cálculo, como na revisão da sua partida.
puzzles-next = Próximo desafio
puzzles-list = Todos os desafios
puzzles-analyse = No tabuleiro de análise
puzzles-failed = Não foi possível carregar os desafios.
