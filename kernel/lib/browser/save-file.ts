/** How long a browser may take to begin with the file, in milliseconds. */
const keptFor = 60_000;

/** Saves a file on the device under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
