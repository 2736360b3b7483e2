/** Replays, in English. */
export const replay = {
  replay: {
    page: "Replay",
    title: "Replay",
    looking: "Looking back",
    first: "To the start",
    previous: "One back",
    next: "One on",
    last: "To the end",
    play: "Play",
    pause: "Pause",
    slider: "Moment of the game",
    moment: (at: number, of: number) => `${at} of ${of}`,
    link: "Copy a link to this moment",
    turn: "Turn",
    turnOf: (turn: number, name: string) => `${turn}. ${name}`,
    start: "Start",
    speed: "Speed",
    speedOf: (speed: number) => `${speed === 0.5 ? "½" : speed}×`,
    live: "Back to the game",
    empty: "Nothing to show yet.",
  },
};
