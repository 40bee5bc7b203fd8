import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { api, type FoundWorkshop, type Workshop } from '@mboa/contract'
import { useMemo, useState } from 'react'
import { call, type ClientErrorCode } from '../../../platform/network/api-client.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { dropWorkshopLink, putOffWorkshopLink } from '../../../platform/workshop-link.ts'
import { Banner } from '../../../ui/banner.tsx'
import { failureTextOf, type FailureTexts } from '../../../ui/failure-texts.ts'
import { formTexts } from '../../../ui/form-texts.ts'
import { Loading } from '../../../ui/loading.tsx'
import { useWorkshopEnd } from './workshop-text.ts'

interface JoinWorkshopProps {
  userId: string
  /** Of the link that was opened. */
  code: string
  /** It has been joined, or was before. */
  onJoined: (workshop: Workshop) => void
  onLeave: () => void
}

const failures: FailureTexts = {
  'not-found': msg`This link doesn’t lead to an open workshop. Ask for a new one.`,
  'not-allowed': msg`This workshop is for people who record its language in Mboa. Ask its coordinator to invite you first.`,
  'quota-reached': msg`This workshop is full.`,
}

const send = (userId: string, code: string, joins: boolean, signal?: AbortSignal) =>
  call(api.joinWorkshop, { body: { code, joins }, account: userId, signal })

const isFinal: ReadonlySet<ClientErrorCode> = new Set(['not-found', 'quota-reached'])

/** What this device keeps of the link once the server has answered; whatever else fails may pass. */
function settleLink(code: string, failure: ClientErrorCode | undefined): void {
  if (failure === 'not-allowed') putOffWorkshopLink(code, 'recorder')
  // Asked about it is, or never will be: the next person on this phone is not to find it.
  else if (failure === undefined || isFinal.has(failure)) dropWorkshopLink()
}

/** Asks whoever opened the link of a workshop: on a shared phone it may be somebody else’s. */
export function JoinWorkshop({ userId, code, onJoined, onLeave }: JoinWorkshopProps) {
  const { i18n } = useLingui()
  const source = useMemo((): Source<FoundWorkshop> => {
    return {
      during: 'asking which workshop a link is of',
      async ask(signal) {
        const found = await send(userId, code, false, signal)
        settleLink(code, found.ok ? undefined : found.failure.code)
        return found
      },
    }
  }, [userId, code])
  const { state } = useResource(source)
  if (state.status === 'loading') return <Loading />
  if (state.status === 'failed') {
    const text = failureTextOf(state.failure.code, failures)
    return (
      <div className="stack tight">
        <Banner kind="bad">{i18n._(text)}</Banner>
        {state.failure.code === 'network-error' && (
          <>
            <button type="button" className="button second" onClick={state.retry}>
              <Trans>Try again</Trans>
            </button>
            <button type="button" className="button plain hanging" onClick={onLeave}>
              <Trans>Not now</Trans>
            </button>
          </>
        )}
      </div>
    )
  }
  const { workshop, isJoined } = state.value
  const join = () => send(userId, code, true)
  return (
    <Asked
      workshop={workshop}
      isJoined={isJoined}
      join={join}
      onJoined={onJoined}
      onLeave={onLeave}
    />
  )
}

interface AskedProps extends Pick<JoinWorkshopProps, 'onJoined' | 'onLeave'> {
  workshop: Workshop
  isJoined: boolean
  join: () => ReturnType<typeof send>
}

function Asked({ workshop, isJoined, join, onJoined, onLeave }: AskedProps) {
  const { i18n } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<MessageDescriptor>()
  const { name, endsAt } = workshop
  const until = useWorkshopEnd(endsAt)

  async function run() {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      const joined = await join()
      if (joined.ok) onJoined(joined.value.workshop)
      else setFailure(failureTextOf(joined.failure.code, failures))
    } catch (error) {
      reportProblem('joining a workshop', error)
      setFailure(formTexts.unexpected)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className="card speaker-card" aria-labelledby="join-workshop">
      <h2 id="join-workshop">
        <Trans>
          Join the workshop “<bdi>{name}</bdi>”?
        </Trans>
      </h2>
      <p>
        <Trans>
          Until {until}, anyone in it can record the speakers whom the others add there and who
          agree to that. You see their names and dialects here; the others see those of whom you
          add.
        </Trans>
      </p>
      {failure !== undefined && <Banner kind="bad">{i18n._(failure)}</Banner>}
      <div className="speaker-actions">
        <button type="button" className="button second" onClick={onLeave}>
          <Trans>Not now</Trans>
        </button>
        <button
          type="button"
          className="button main"
          aria-disabled={isBusy}
          onClick={() => (isJoined ? onJoined(workshop) : void run())}
        >
          <Trans>Join the workshop</Trans>
        </button>
      </div>
    </section>
  )
}
