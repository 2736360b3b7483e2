### La página en un alojamiento estático, donde este dispositivo es su propio servidor.

device-opening = Los mercaderes montan sus puestos
device-meanwhile = Mira mientras tanto: la lección y las reglas están abiertas.

# $done (decimal), $total (decimal)
device-come = { $done } de { $total } MB

# $step (number)
device-step =
    Paso { $step } de 4: { $step ->
        [1] la página
        [2] las reglas
        [3] los mercaderes
       *[other] los maestros
    }

# $step (number)
device-failed =
    El paso { $step } no ha llegado{ $step ->
        [1] .
        [2] : las reglas.
        [3] : los mercaderes.
       *[other] : los maestros.
    }

device-again = Intentarlo de nuevo
device-noServer = Aquí no: esta copia no tiene servidor.
device-friendsAt = Juega con amigos en
device-elsewhere = Marrakech está abierto en otra pestaña de este navegador. Sigue aquí cuando aquella se cierre.
device-here = Jugar aquí
device-private = Esta ventana no guarda nada: tus partidas se pierden al cerrarla.
device-full = La última jugada no se ha guardado: no queda espacio en este dispositivo o el navegador no puede escribir. Libera espacio y repítela.
device-unfetched = A los maestros les falta un archivo que no llega. La partida sigue en cuanto vuelva la conexión.
device-lost = El navegador ha borrado lo que guardaba esta página. Vuelve a cargarla.
device-reload = Volver a cargarla
device-damaged = Las partidas de este dispositivo no se pueden leer. Quedan como están; al lado puede empezar una colección nueva.
device-beginAnew = Empezar una colección nueva
device-blocked = Este navegador no deja arrancar el juego: bloquea los procesos en segundo plano o no tiene WebAssembly.
device-weak = Este navegador no tiene WebAssembly con SIMD: aquí faltan el maestro y los repasos, todo lo demás funciona.
device-gone = El navegador ha perdido las partidas que se guardaban aquí. Lo que juegues desde ahora se vuelve a guardar.
device-stopped = El juego se ha detenido en este dispositivo. Lo jugado está guardado: recarga la página.
device-proof = Los dados se han tirado en este mismo dispositivo. La comprobación muestra que nada se cambió después, y nada más: quien posee el dispositivo podría haber cambiado lo que los tira.
device-newer = Ha llegado una versión nueva. Empieza en la página de inicio, nunca durante una partida.
device-newerElsewhere = Ha llegado una versión nueva. Empieza cuando se cierren las otras pestañas de Marrakech.
