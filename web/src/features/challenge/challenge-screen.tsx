import type { PracticeSession } from '@mboa/domain'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { PracticeContext } from '../../platform/practice-store/practice-context.ts'
import { LoadFailure } from '../../ui/loaded-part.tsx'
import { LoadingPage } from '../../ui/loading.tsx'
import { ChallengeEnd } from './challenge-end.tsx'
import { ChallengeIntro } from './challenge-intro.tsx'
import { ChallengeRound } from './challenge-round.tsx'
import { NoChallenge } from './no-challenge.tsx'
import { useChallenge } from './use-challenge.ts'
import { visitorPractice } from '../../platform/practice-store/visitor-practice.ts'

/** `/challenge/:course/:code`: somebody’s ten words, for anybody to try. */
export function ChallengeScreen() {
  const [pathname] = useLocation()
  const [, , course = '', code = ''] = pathname.split('/').map(readStep)
  const loaded = useChallenge(course, code)
  const [stage, setStage] = useState<'intro' | 'round' | { over: PracticeSession }>('intro')

  if (loaded.status === 'loading') return <LoadingPage />
  if (loaded.status === 'failed') {
    return (
      <main className="quiet-page">
        <LoadFailure isOffline={loaded.failure.code === 'network-error'} retry={loaded.retry} />
      </main>
    )
  }
  const { value: challenge } = loaded
  if (challenge === null) return <NoChallenge reason="broken" />
  if (challenge.words.length === 0) return <NoChallenge reason="gone" />
  return (
    <PracticeContext value={visitorPractice}>
      <main className="challenge">
        {stage === 'intro' && (
          <ChallengeIntro challenge={challenge} onStart={() => setStage('round')} />
        )}
        {stage === 'round' && (
          <ChallengeRound challenge={challenge} onOver={(over) => setStage({ over })} />
        )}
        {typeof stage === 'object' && (
          <ChallengeEnd challenge={challenge} session={stage.over} code={code} />
        )}
      </main>
    </PracticeContext>
  )
}

/** A malformed escape is no step of ours. */
function readStep(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
