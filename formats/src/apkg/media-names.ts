import { FormatError } from '../model.ts'

const broken = 'the list of sounds and pictures in it is damaged'

/**
 * The names of a package's media, by the names of their files in the archive, which are numbers.
 * @throws FormatError
 */
export function readMediaList(bytes: Uint8Array): ReadonlyMap<string, string> {
  let list: unknown
  try {
    list = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new FormatError(broken, 1, 'damaged')
  }
  if (typeof list !== 'object' || list === null) throw new FormatError(broken, 1, 'damaged')
  return new Map(
    Object.entries(list).flatMap(([file, name]): [string, string][] =>
      typeof name === 'string' ? [[file, name]] : [],
    ),
  )
}

/**
 * The same of newer packages, where it is `MediaEntries` of proto/anki/import_export.proto: a file's
 * number is its place in the list.
 * @throws FormatError
 */
export function readMediaEntries(bytes: Uint8Array): ReadonlyMap<string, string> {
  const decoder = new TextDecoder('utf-8')
  const names = new Map<string, string>()
  for (const entry of fieldsOf(bytes)) {
    if (entry.number !== 1 || entry.bytes === undefined) continue
    const name = fieldsOf(entry.bytes).find(({ number }) => number === 1)?.bytes
    names.set(String(names.size), name === undefined ? '' : decoder.decode(name))
  }
  return names
}

interface Field {
  readonly number: number
  /** Of what has a length; numbers are of no use here. */
  readonly bytes?: Uint8Array
}

/** The fields of a message as protobuf writes it. */
function fieldsOf(message: Uint8Array): Field[] {
  const fields: Field[] = []
  let at = 0
  const readNumber = (): number => {
    let [value, factor] = [0, 1]
    for (;;) {
      const byte = message[at++]
      if (byte === undefined || factor > 2 ** 63) throw new FormatError(broken, 1, 'damaged')
      value += (byte & 0x7f) * factor
      if (byte < 0x80) return value
      factor *= 0x80
    }
  }
  while (at < message.length) {
    const tag = readNumber()
    const number = Math.floor(tag / 8)
    const kind = tag % 8
    if (kind === 0) {
      readNumber()
      fields.push({ number })
    } else if (kind === 1 || kind === 5) {
      at += kind === 1 ? 8 : 4
      fields.push({ number })
    } else if (kind === 2) {
      const length = readNumber()
      if (length > message.length - at) throw new FormatError(broken, 1, 'damaged')
      fields.push({ number, bytes: message.subarray(at, at + length) })
      at += length
    } else throw new FormatError(broken, 1, 'damaged')
  }
  return fields
}
