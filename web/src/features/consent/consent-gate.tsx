import { Trans, useLingui } from '@lingui/react/macro'
import { consentTextVersion, pagePaths, type ConsentChoices, type Consents } from '@mboa/contract'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, Redirect } from 'wouter'
import { storageTroubleOf } from '../../platform/device-store/storage-trouble.ts'
import { useNavigate } from '../../platform/navigation/history.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailure } from '../../ui/loaded-part.tsx'
import { Loading } from '../../ui/loading.tsx'
import { notSavedTexts } from '../../ui/storage-texts.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ConsentForm } from './consent-form.tsx'
import { consentFailureTextOf } from './consent-texts.ts'
import '../../exercises/session/quiet-page.css'
import './consent.css'
import { choicesOf, mayRecord } from '../../platform/consents/standing-consents.ts'
import { useConsents } from '../../platform/consents/use-consents.ts'

interface ConsentGateProps {
  onLeave: () => void
  /** Somebody else speaks, who has agreed for themselves. */
  isPassed?: boolean
  /** How somebody else comes to speak. */
  otherwise?: ReactNode
  /** What is behind it, e.g. the studio; told whether whose account it is may be recorded, too. */
  children: ReactNode | ((hasAgreed: boolean) => ReactNode)
}

const nothingKnown: Consents = { textVersion: consentTextVersion, consents: [] }

/** Asks for consent before the first take; who has given it passes, also without a network. */
export function ConsentGate(props: ConsentGateProps) {
  const { onLeave, isPassed = false, otherwise, children } = props
  const { t } = useLingui()
  const { id } = useSignedInUser()
  const { consents: known, failure, retry, choose, chooseHere } = useConsents(id)
  const isOffline = failure?.code === 'network-error'
  // Who has never been asked on this device has agreed to nothing that it knows of.
  const consents = known ?? (isOffline ? nothingKnown : undefined)
  const hasAgreed = consents !== undefined && mayRecord(consents)
  if (isPassed || hasAgreed) return typeof children === 'function' ? children(hasAgreed) : children

  async function chooseAnywhere(choices: ConsentChoices) {
    const answered = await choose(choices)
    if (answered.ok) return undefined
    const { code } = answered.failure
    if (code !== 'network-error') return consentFailureTextOf(code)
    try {
      const stored = await chooseHere(choices)
      return stored.ok ? undefined : notSavedTexts[stored.trouble]
    } catch (error) {
      reportProblem('keeping the consents on the device', error)
      return notSavedTexts[storageTroubleOf(error)]
    }
  }

  return (
    <main className="quiet-page">
      <button type="button" className="button plain leave" onClick={onLeave}>
        <Icon of={ArrowLeft} size={20} />
        <Trans>Back</Trans>
      </button>
      <PageHeading title={t`Before your first recording`} />
      {otherwise}
      {consents === undefined && failure === undefined && <Loading />}
      {consents === undefined && failure !== undefined && (
        <LoadFailure isOffline={false} retry={retry} />
      )}
      {consents !== undefined && (
        <>
          <p>
            <Trans>
              Your voice is yours. You decide what it may be used for, one use at a time, and can
              change your mind on your <Link to={pagePaths.recorderProfile}>profile</Link> at any
              time.
            </Trans>
          </p>
          {failure !== undefined && (
            <Banner kind="note">
              {isOffline ? (
                <Trans>
                  You’re offline. What you decide is saved on this device, and sent before your
                  first recording.
                </Trans>
              ) : (
                t(consentFailureTextOf(failure.code))
              )}
            </Banner>
          )}
          <ConsentForm
            choices={choicesOf(consents)}
            isFirst
            choose={chooseAnywhere}
            onDone={() => undefined}
            onCancel={onLeave}
          />
        </>
      )}
    </main>
  )
}

const uploadPath = `${pagePaths.recorderRecordings}?tab=upload`

/** `/dashboards/recorder/consent`: asks for consent, and leads on to what it was missing for. */
export function ConsentPage() {
  const navigate = useNavigate()
  return (
    <ConsentGate onLeave={() => navigate(pagePaths.recorderRecordings)}>
      <Redirect to={uploadPath} replace />
    </ConsentGate>
  )
}
