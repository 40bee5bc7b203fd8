import { Trans, useLingui } from '@lingui/react/macro'
import { consentUses } from '@mboa/contract'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { LoadFailure } from '../../ui/loaded-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ConsentForm } from './consent-form.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { ConsentState } from './consent-state.tsx'
import { consentFailureTextOf } from './consent-texts.ts'
import { choicesOf } from '../../platform/consents/standing-consents.ts'
import { useConsents } from '../../platform/consents/use-consents.ts'

/** On the profile: what a recorder has agreed to and since when, to be changed and withdrawn. */
export function ConsentSection() {
  const { t } = useLingui()
  const { id } = useSignedInUser()
  const { consents, failure, retry, choose } = useConsents(id)
  const [state, setState] = useState<'shown' | 'edited' | 'done'>('shown')
  const opener = useRef<HTMLButtonElement>(null)
  const close = (to: 'shown' | 'done') => {
    flushSync(() => setState(to))
    opener.current?.focus()
  }
  return (
    <section className="card stack" aria-labelledby="consent-heading">
      <h2 id="consent-heading">
        <Trans>Your voice</Trans>
      </h2>
      {consents === undefined && failure === undefined && <Loading />}
      {consents === undefined && failure !== undefined && (
        <LoadFailure isOffline={failure.code === 'network-error'} retry={retry} />
      )}
      {consents !== undefined && state === 'edited' && (
        <ConsentForm
          choices={choicesOf(consents)}
          isFirst={false}
          choose={async (choices) => {
            const answered = await choose(choices)
            return answered.ok ? undefined : consentFailureTextOf(answered.failure.code)
          }}
          onDone={() => close('done')}
          onCancel={() => close('shown')}
        />
      )}
      {consents !== undefined && state !== 'edited' && (
        <>
          {failure !== undefined && (
            <Banner kind="note">{t(consentFailureTextOf(failure.code))}</Banner>
          )}
          <ul className="stack tight">
            {consentUses.map((use) => (
              <ConsentState key={use} use={use} consents={consents} />
            ))}
          </ul>
          <ConsentHistory consents={consents} />
          <button
            ref={opener}
            type="button"
            className="button second"
            onClick={() => setState('edited')}
          >
            <Trans>Change or withdraw</Trans>
          </button>
        </>
      )}
      <p className="small" role="status">
        {state === 'done' && t`Your choice has been saved.`}
      </p>
    </section>
  )
}
