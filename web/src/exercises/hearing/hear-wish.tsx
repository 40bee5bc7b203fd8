import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Ear } from 'lucide-react'
import { use, useMemo, useState } from 'react'
import { PracticeContext } from '../../platform/practice-store/practice-context.ts'
import { afterFrame } from '../../platform/run-when-idle.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../platform/device-store/storage-trouble.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { Icon } from '../../ui/icon.tsx'
import { notSavedTexts } from '../../ui/storage-texts.ts'
import type { ItemReport } from '../feedback/item-report.ts'
import { withLearnerDatabase } from '../../platform/device-store/learner-database.ts'

/**
 * For a word or sentence that nobody has recorded: one tap asks for a voice. Speakers who record see
 * what most learners miss first; each learner counts once.
 */
export function HearWish({ report }: { report: ItemReport }) {
  const userId = use(PracticeContext)?.userId
  const { item } = report
  const { t } = useLingui()
  const source = useMemo(
    () => (userId === undefined ? undefined : wishOf(userId, item)),
    [userId, item],
  )
  const { value: isKept, change } = useResource(source)
  const [asked, setAsked] = useState<{ item: string; state: 'keeping' | StorageTrouble }>()
  const state = isKept === true ? 'kept' : asked?.item === item ? asked.state : 'open'

  async function ask(asking: string) {
    setAsked({ item, state: 'keeping' })
    try {
      await report.send({ reason: 'no-sound', comment: '' })
      change(() => true)
      await saveHearWish(asking, item)
    } catch (error) {
      reportProblem('keeping a wish', error)
      setAsked({ item, state: storageTroubleOf(error) })
    }
  }

  if (userId === undefined || isKept === undefined) return null
  return (
    <>
      {state !== 'kept' && (
        <button
          type="button"
          className="button plain"
          disabled={state === 'keeping'}
          onClick={() => void ask(userId)}
        >
          <Icon of={Ear} size={20} />
          <Trans>I’d like to hear this</Trans>
        </button>
      )}
      <div role="status" className="hear-wish small soft">
        {state === 'kept' && (
          <>
            <Icon of={Check} size={20} />{' '}
            <Trans>Got it: speakers will see that this sound is missing.</Trans>
          </>
        )}
        {(state === 'storage-full' || state === 'storage-failed') && t(notSavedTexts[state])}
      </div>
    </>
  )
}

/** The learner has said that they miss the voice; the report itself leaves the device once it is received. */
const keyOf = (item: string) => `hear-wish/${item}`

const wishOf = (userId: string, item: string): Source<boolean> => ({
  during: 'reading a wish',
  async read(signal) {
    // The device's store takes as long to open as a word to draw: the verdict does not wait for it.
    await new Promise<void>((resolve) => signal.addEventListener('abort', afterFrame(resolve)))
    return isHearWishKept(userId, item).catch(() => false)
  },
})

/** Whether this learner has asked, on this device, to hear an item. */
export const isHearWishKept = (userId: string, item: string): Promise<boolean> =>
  withLearnerDatabase(
    userId,
    async (database) => (await database.get('values', keyOf(item))) === true,
  )

export const saveHearWish = (userId: string, item: string): Promise<unknown> =>
  withLearnerDatabase(userId, (database) => database.put('values', true, keyOf(item)))
