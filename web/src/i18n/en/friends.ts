/** Inviting friends and joining them, in English. */
export const friends = {
  open: {
    title: "Waiting for friends",
    note: "The game starts by itself when every seat is taken.",
    invite: (who: string) => `Invitation for ${who}`,
    scan: "Scan it with a phone on this network.",
    copy: "Copy the link",
    copied: "Copied",
    share: "Share",
    qr: (who: string) => `QR code of the invitation for ${who}`,
    localhost: "This address works on this machine only. Open the page by the machine's network address to invite others.",
    watch: "Link to watch",
  },

  join: {
    page: "Join",
    title: "Take a seat",
    note: "Your name is what the others see.",
    name: "Your name",
    button: "Join the game",
    watch: "Only watch",
  },
};
