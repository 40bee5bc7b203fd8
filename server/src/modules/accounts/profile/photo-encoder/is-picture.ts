/**
 * By content, whatever the sender calls it, so that no other decoder is ever given the bytes:
 * SVG above all, which is a document that can fetch and run things.
 */
export function isPicture(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 32)
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(text) ||
    /^RIFF[^]{4}WEBP/.test(text) ||
    /^[^]{4}ftypavi[fs]/.test(text)
  )
}
