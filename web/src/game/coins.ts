/** Coins that fly from one merchant's panel to another's, over everything, in true change. */

const SVG = "http://www.w3.org/2000/svg";
/** More than these and the air is full: the rest go unseen. */
const MOST = 14;

/** The coins that make a sum, e.g. one of five and three of one for 8. */
export function change(sum: number): (5 | 1)[] {
  return [...Array<5>(Math.floor(sum / 5)).fill(5), ...Array<1>(sum % 5).fill(1)];
}

export function flyCoins(from: number, to: number, sum: number, ms: number): void {
  const panel = (seat: number): DOMRect | undefined =>
    document.querySelector(`[data-seat="${seat}"] .coins`)?.getBoundingClientRect();
  const start = panel(from);
  const end = panel(to);
  if (start === undefined || end === undefined) return;
  change(sum)
    .slice(0, MOST)
    .forEach((worth, nth) => {
      const coin = document.createElementNS(SVG, "svg");
      coin.setAttribute("viewBox", "0 0 24 24");
      coin.setAttribute("aria-hidden", "true");
      coin.classList.add("flying-coin");
      const use = document.createElementNS(SVG, "use");
      use.setAttribute("href", `#coin-${worth}`);
      coin.append(use);
      document.body.append(coin);
      const middle = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 30 };
      const flight = coin.animate(
        [
          { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1 },
          { transform: `translate(${middle.x}px, ${middle.y}px) scale(1.3)`, opacity: 1 },
          { transform: `translate(${end.x}px, ${end.y}px)`, opacity: 1 },
        ],
        { duration: ms, delay: nth * 70, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" },
      );
      flight.finished.then(
        () => coin.remove(),
        () => coin.remove(),
      );
    });
}
