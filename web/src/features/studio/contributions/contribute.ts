import type { Contribution } from '@mboa/contract'
import { newEventId } from '../../../platform/event-id.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { notSavedTexts } from '../../../ui/storage-texts.ts'
import type { Refusal } from '../../../ui/use-submit.ts'

type Unstamped<Kind> = Kind extends Contribution ? Omit<Kind, 'id' | 'contributedAt'> : never

/** Keeps what a recorder contributes on the device, from where it is sent. */
export async function contribute(
  store: TakeStore,
  contribution: Unstamped<Contribution>,
): Promise<Refusal | undefined> {
  const stamped = { ...contribution, id: newEventId(), contributedAt: Date.now() }
  const stored = await store.contribute([stamped])
  return stored.ok ? undefined : { failure: notSavedTexts[stored.trouble] }
}
