/**
 * What the name of a sound is compared by: programs write the same name composed or decomposed, in
 * other letter cases, or as an address, and with folders of somebody's disk before it.
 */
export function soundKeyOf(path: string): string {
  const name = path.split(/[/\\]/).at(-1) ?? ''
  return decode(name).normalize('NFC').toLowerCase()
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
