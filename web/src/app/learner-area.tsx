import { pagePaths } from '@mboa/contract'
import { Route, Switch } from 'wouter'
import { PracticeProvider } from '../platform/practice-store/practice-provider.tsx'
import { useSignedInUser } from '../platform/session/session-context.ts'
import { Area } from './area.tsx'
import {
  learnerDashboard,
  lessonPage,
  sentencePractisePage,
  wordPractisePage,
} from './learner-pages.ts'

/** All pages of a learner (specification §2), over the practice kept on this device. */
export function LearnerArea() {
  const user = useSignedInUser()
  return (
    <PracticeProvider key={user.id} userId={user.id}>
      <Switch>
        <Route path={pagePaths.learnerWords}>
          <Area of={wordPractisePage} />
        </Route>
        <Route path={`${pagePaths.learnerLessons}/:lesson`}>
          <Area of={lessonPage} />
        </Route>
        <Route path={pagePaths.learnerSentences}>
          <Area of={sentencePractisePage} />
        </Route>
        <Route>
          <Area of={learnerDashboard} />
        </Route>
      </Switch>
    </PracticeProvider>
  )
}
