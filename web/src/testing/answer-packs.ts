import type { UnitPack } from '@mboa/contract'

type PackOf = (unit: string) => UnitPack

const unitsIn = (path: string): string[] => (path.split('/')[4] ?? '').split(',')

const lineOf = (pack: UnitPack): string => `${JSON.stringify(pack)}\n`

/** What the server answers to whoever asks for units, one or several. */
export const answerPacks = (path: string, packOf: PackOf): Response =>
  new Response(
    unitsIn(path)
      .map((unit) => lineOf(packOf(unit)))
      .join(''),
  )

/** An answer of several units that comes up to the one named, and continues once `rest` resolves. */
export function answerPacksUpTo(
  path: string,
  packOf: PackOf,
  held: { unit: string; rest: Promise<unknown>; signal?: AbortSignal | null | undefined },
): Response {
  const units = unitsIn(path)
  const at = units.indexOf(held.unit)
  const encoder = new TextEncoder()
  const linesOf = (some: string[]) =>
    encoder.encode(some.map((unit) => lineOf(packOf(unit))).join(''))
  return new Response(
    new ReadableStream({
      async start(stream) {
        held.signal?.addEventListener('abort', () => stream.error(held.signal?.reason))
        if (at > 0) stream.enqueue(linesOf(units.slice(0, at)))
        await held.rest
        if (held.signal?.aborted === true) return
        stream.enqueue(linesOf(units.slice(at)))
        stream.close()
      },
    }),
  )
}
