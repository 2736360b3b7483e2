// Puts the files of a zip whose entries are stored, not deflated, into Pyodide's file system. Python could do it as
// well, in twenty times the time.

const END = 0x06054b50;
const ENTRY = 0x02014b50;

export function unpack(files, archive, folder) {
  const bytes = new Uint8Array(archive);
  const view = new DataView(archive);
  const text = new TextDecoder();
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Error("the archive has no end");
  const made = new Set();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY || view.getUint16(at + 10, true) !== 0)
      throw new Error("the archive has an entry that is not stored");
    const size = view.getUint32(at + 20, true);
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const local = view.getUint32(at + 42, true);
    const path = `${folder}/${text.decode(bytes.subarray(at + 46, at + 46 + name))}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) files.mkdirTree(parent);
    made.add(parent);
    const first = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    // The archive is kept as it came, and its files are parts of it.
    files.writeFile(path, bytes.subarray(first, first + size), { canOwn: true });
    at += 46 + name + extra + comment;
  }
}
