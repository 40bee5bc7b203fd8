import type { TakeDescription } from '@mboa/contract'
import type { TakeDatabase } from '../device-store/take-database.ts'
import { writeDurably, type Written } from '../device-store/write-takes.ts'

/** Another tab has begun to send it: what is sent never changes. */
export type CutChange =
  | Written<undefined>
  | { readonly ok: false; readonly trouble: 'already-sent' }

/** Cuts a take again that is still being held back. Its sound stays as it is. */
export async function changeCut(
  database: TakeDatabase,
  id: string,
  cut: TakeDescription['cut'],
): Promise<CutChange> {
  const changed = await writeDurably(database, ['takes', 'sounds'], async (transaction) => {
    const [takes, sounds] = [transaction.objectStore('takes'), transaction.objectStore('sounds')]
    const [take, sound] = await Promise.all([takes.get(id), sounds.get(id)])
    if (take === undefined || sound === undefined || !('recorded' in sound)) return false
    await Promise.all([
      takes.put({ ...take, cut }),
      sounds.put({ recorded: { ...sound.recorded, cut } }, id),
    ])
    return true
  })
  if (!changed.ok) return changed
  return changed.value ? { ok: true, value: undefined } : { ok: false, trouble: 'already-sent' }
}
