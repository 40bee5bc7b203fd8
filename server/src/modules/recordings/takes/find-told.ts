import type { ContributedItem, ShownTake } from '@mboa/contract'
import type { TakeRow } from './takes.repository.ts'

/** How something beyond the packs is written and what it means, and what others say of it. */
export type Told = Exclude<ShownTake['told'], null> & Pick<ContributedItem, 'state'>

/**
 * What takes of something beyond the packs were to say, by the ids of the takes;
 * `modules/contributions` knows.
 */
export type FindTold = (
  takes: readonly Pick<TakeRow, 'id' | 'course' | 'item' | 'speakerId' | 'dialect'>[],
) => Promise<ReadonlyMap<string, Told>>
