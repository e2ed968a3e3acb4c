/** Encodes a chunk of a local file for JSON. @throws when the device cannot read the file */
export function toBase64(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // "data:application/octet-stream;base64,AAAA"
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(reader.error ?? new Error("The file could not be read."));
    reader.readAsDataURL(piece);
  });
}
