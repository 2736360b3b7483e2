/** Drawings of the page as pixels: what an image file needs, made here and sent nowhere. */
import people from "../board/people.svg?raw";
import sprite from "../board/sprite.svg?raw";

const defs = [sprite, people].map((text) => text.slice(text.indexOf("<defs"), text.lastIndexOf("</svg>"))).join("");

/** What `Frame` and `Tag` style from outside the drawing. */
const BOARD_STYLE = [
  ".coord text{font:600 17px sans-serif;text-anchor:middle;fill:var(--coord)}",
  ".tag text{font:700 19px serif;text-anchor:middle}",
  ...Object.entries({ H: "henna", I: "indigo", S: "saffron", A: "almond" }).map(([letter, name]) => {
    const edge = { H: "henna-pale", I: "indigo-wool", S: "saffron-pale", A: "almond" }[letter];
    const label = `.tag.${letter}`;
    return `${label}{--tag:var(--${name}-deep);--tag-edge:var(--${edge})}${label} text{fill:var(--on-${name})}`;
  }),
].join("");
/** Set within the drawing itself. */
const OWN = ["--tag", "--tag-edge", "--tag-ink"];

/** `var(--henna)` by the colour it stands for: an image knows nothing of the page around it. */
function resolved(text: string): string {
  const style = getComputedStyle(document.documentElement);
  return text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) =>
    OWN.includes(name) ? whole : style.getPropertyValue(name).trim() || "none",
  );
}

/** A drawing as an image that stands alone; its own texts are left out where `bare`. */
export async function imageOf(
  svg: SVGSVGElement,
  width: number,
  height: number,
  bare: boolean,
): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  if (bare) for (const text of copy.querySelectorAll(":scope > text")) text.remove();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.insertAdjacentHTML("afterbegin", defs);
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = BOARD_STYLE;
  copy.prepend(style);
  const text = resolved(new XMLSerializer().serializeToString(copy));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** Writes the texts of a drawing with the faces of the page, each no wider than its `data-fit`. */
function write(pen: CanvasRenderingContext2D, svg: SVGSVGElement): void {
  for (const text of svg.querySelectorAll<SVGTextElement>(":scope > text")) {
    const { fontSize, fontFamily, fontWeight, fill, textAnchor } = getComputedStyle(text);
    const words = text.textContent ?? "";
    const size = Number.parseFloat(fontSize);
    const fit = Number(text.dataset["fit"] ?? Infinity);
    pen.font = `${fontWeight} ${size}px ${fontFamily}`;
    const scale = Math.min(1, fit / Math.max(1, pen.measureText(words).width));
    pen.font = `${fontWeight} ${size * scale}px ${fontFamily}`;
    pen.fillStyle = fill;
    pen.textAlign = textAnchor === "end" ? "right" : "left";
    pen.fillText(words, Number(text.getAttribute("x")), Number(text.getAttribute("y")));
  }
}

/** A drawing with its texts as a PNG; null where the browser cannot draw. */
export async function pngOf(svg: SVGSVGElement, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  pen.drawImage(await imageOf(svg, width, height, true), 0, 0);
  write(pen, svg);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
