/**
 * The line, from 1, of the first byte that is not UTF-8, as a spreadsheet shows it to whoever is to
 * look there; undefined where all are. Files of Windows-1252 have one at their first `é`.
 * Source: RFC 3629, section 4; what it forbids besides (surrogates, overlong forms) no old encoding
 * writes by chance, and is found by decoding alone.
 */
export function lineOfWrongByte(bytes: Uint8Array): number | undefined {
  let line = 1
  let following = 0
  for (const byte of bytes) {
    const continues = (byte & 0xc0) === 0x80
    if (continues !== following > 0) return line
    if (continues) following -= 1
    else if (byte >= 0xc2 && byte <= 0xf4) following = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1
    else if (byte >= 0x80) return line
    else if (byte === newline) line += 1
  }
  return following > 0 ? line : undefined
}

const newline = 0x0a
