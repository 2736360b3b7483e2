/** A picture of the end to share, drawn here and sent nowhere: the market left, the score right. */
import type { Colour, Table } from "../api/types";
import { centre } from "../board/geometry";

const WIDTH = 1200;
const HEIGHT = 630;
const CLOTH: Record<Colour, [cloth: string, motif: string]> = {
  H: ["#a93f29", "#f0c9a2"],
  I: ["#2a4276", "#9db8d8"],
  S: ["#e2a52f", "#74430f"],
  A: ["#f7eedd", "#3b2c22"],
};
const SQUARE = 76;

function drawMotif(pen: CanvasRenderingContext2D, colour: Colour, x: number, y: number): void {
  pen.strokeStyle = pen.fillStyle = CLOTH[colour][1];
  pen.lineWidth = 5;
  pen.beginPath();
  if (colour === "H") {
    pen.moveTo(x, y - 20);
    pen.lineTo(x + 20, y);
    pen.lineTo(x, y + 20);
    pen.lineTo(x - 20, y);
    pen.closePath();
  } else if (colour === "I") {
    for (const shift of [-12, 12]) {
      pen.moveTo(x - 28, y + shift + 7);
      for (let i = 0; i < 4; i++) pen.lineTo(x - 21 + i * 14, y + shift + (i % 2 === 0 ? -7 : 7));
      pen.lineTo(x + 30, y + shift - 4);
    }
  } else if (colour === "S") {
    for (const shift of [-20, 0, 20]) {
      pen.moveTo(x - 30, y + shift);
      pen.lineTo(x + 30, y + shift);
    }
  } else {
    pen.moveTo(x - 28, y - 28);
    pen.lineTo(x + 28, y + 28);
    pen.moveTo(x + 28, y - 28);
    pen.lineTo(x - 28, y + 28);
  }
  pen.stroke();
}

function drawMarket(pen: CanvasRenderingContext2D, table: Table, left: number, top: number): void {
  const at = (square: string): [number, number] => {
    const { x, y } = centre(square);
    return [left + (x * SQUARE) / 100, top + (y * SQUARE) / 100];
  };
  pen.fillStyle = "#c4a67b";
  pen.fillRect(left - 4, top - 4, 7 * SQUARE + 8, 7 * SQUARE + 8);
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 7; column++) {
      pen.fillStyle = (row + column) % 2 === 0 ? "#e2c9a3" : "#dfc59d";
      pen.fillRect(left + column * SQUARE + 1.5, top + row * SQUARE + 1.5, SQUARE - 3, SQUARE - 3);
    }
  for (const rug of table.position.rugs) {
    const spots = rug.visible.map(at);
    if (spots.length === 0) continue;
    const xs = spots.map(([x]) => x);
    const ys = spots.map(([, y]) => y);
    pen.globalAlpha = rug.neutral ? 0.45 : 1;
    pen.fillStyle = CLOTH[rug.colour][0];
    const half = SQUARE / 2 - 4;
    pen.fillRect(
      Math.min(...xs) - half,
      Math.min(...ys) - half,
      Math.max(...xs) - Math.min(...xs) + 2 * half,
      Math.max(...ys) - Math.min(...ys) + 2 * half,
    );
    for (const [x, y] of spots) drawMotif(pen, rug.colour, x, y);
    pen.globalAlpha = 1;
  }
  const [x, y] = at(table.position.assam.square);
  pen.fillStyle = "#2a1f2b";
  pen.strokeStyle = "#fffaf1";
  pen.lineWidth = 4;
  pen.beginPath();
  pen.arc(x, y, 22, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
}

export interface Caption {
  title: string;
  score: string;
  lines: string[];
}

/** The picture as a PNG; null where the browser cannot draw. */
export async function endPicture(table: Table, caption: Caption): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  pen.fillStyle = "#17493f";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawMarket(pen, table, 49, 49);
  const serif = getComputedStyle(document.documentElement).getPropertyValue("--serif");
  const sans = getComputedStyle(document.documentElement).getPropertyValue("--sans");
  const x = 640;
  pen.fillStyle = "#fffaf1";
  const room = WIDTH - x - 40;
  /** Writes a line as large as it fits, up to a size. */
  const write = (text: string, size: number, y: number, weight: number, face: string): void => {
    pen.font = `${weight} ${size}px ${face}`;
    const fits = Math.floor((size * room) / Math.max(1, pen.measureText(text).width));
    pen.font = `${weight} ${Math.min(size, fits)}px ${face}`;
    pen.fillText(text, x, y);
  };
  write(caption.score, 150, 220, 620, serif);
  write(caption.title, 54, 310, 620, serif);
  pen.fillStyle = "#dce8dd";
  caption.lines.forEach((line, index) => write(line, 34, 376 + index * 46, 400, sans));
  pen.font = `620 36px ${serif}`;
  pen.fillStyle = "#e9bd5a";
  pen.fillText("Marrakech", x, HEIGHT - 56);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
