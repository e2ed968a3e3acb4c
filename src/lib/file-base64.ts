/** A piece of a file of the visitor's device, as JSON can carry it. @throws when the device cannot read it */
export function toBase64(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // "data:application/octet-stream;base64,AAAA"
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => reject(reader.error ?? new Error("The file could not be read."));
    reader.readAsDataURL(piece);
  });
}
