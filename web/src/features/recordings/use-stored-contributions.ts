import { useMemo } from 'react'
import type { StoredContribution } from '../../platform/device-store/take-database.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import type { TakeStore } from '../../platform/take-store/open-take-store.ts'

/**
 * The words and sentences on this device that the server doesn't have; undefined until they are
 * read, which happens again whenever `changes` is another number.
 */
export const useStoredContributions = (
  store: TakeStore,
  changes?: number,
): readonly StoredContribution[] | undefined =>
  useResource(
    useMemo(() => contributionsOf(store), [store]),
    changes,
  ).value

const contributionsOf = (store: TakeStore): Source<readonly StoredContribution[]> => ({
  during: 'reading the words of this device',
  read: () => store.listContributions(),
})
