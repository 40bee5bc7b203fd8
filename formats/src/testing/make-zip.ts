import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive made by hand; what is given beside its bytes may be a lie. */
export interface Packed {
  readonly name: string
  readonly bytes?: string | Uint8Array
  readonly method?: number
  readonly flags?: number
  /** Unix's, with the kind of the file. */
  readonly mode?: number
  readonly says?: { readonly size?: number; readonly crc?: number }
  /** Lies where the file before it lies. */
  readonly isOver?: boolean
}

/** A ZIP (APPNOTE 6.3.10), right or wrong. */
export function makeZip(files: readonly Packed[]): Buffer {
  const locals: Buffer[] = []
  const list: Buffer[] = []
  let [offset, before] = [0, 0]
  for (const file of files) {
    const { name, bytes = '', method = 8, flags = 0x800, mode = 0o100644, says = {} } = file
    const raw = Buffer.from(bytes)
    const data = method === 8 ? deflateRawSync(raw) : raw
    const fields = (isInList: boolean) => {
      const common = Buffer.alloc(26)
      common.writeUInt16LE(20, 0)
      common.writeUInt16LE(flags, 2)
      common.writeUInt16LE(method, 4)
      common.writeUInt32LE(says.crc ?? crc32(raw), 10)
      common.writeUInt32LE(data.length, 14)
      common.writeUInt32LE(says.size ?? raw.length, 18)
      common.writeUInt16LE(Buffer.byteLength(name), 22)
      if (!isInList) return Buffer.concat([signature(0x04034b50), common])
      const rest = Buffer.alloc(14)
      rest.writeUInt32LE((mode << 16) >>> 0, 6)
      rest.writeUInt32LE(file.isOver === true ? before : offset, 10)
      return Buffer.concat([signature(0x02014b50), Buffer.from([20, 3]), common, rest])
    }
    list.push(fields(true), Buffer.from(name))
    const local = Buffer.concat([fields(false), Buffer.from(name), data])
    before = offset
    if (file.isOver === true) continue
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
