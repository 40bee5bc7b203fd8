import { pagePaths } from '@mboa/contract'
import { Redirect, Route, Switch } from 'wouter'
import { LoginScreen } from '../features/auth/login/login-screen.tsx'
import { Area } from './area.tsx'
import { learnerArea, notFoundPage, profileArea, recorderArea } from './areas.ts'
import { RoleOnly, SignedInOnly, SignedOutOnly } from './guards.tsx'
import {
  emailSentPage,
  emailVerifiedPage,
  forgotPasswordPage,
  googleFirstLoginPage,
  invalidLinkPage,
  linkExpiredPage,
  resetPasswordPage,
  sessionExpiredPage,
  signUpPage,
  signUpSuccessPage,
  termsPage,
} from './lazy-pages.ts'

export function AppRoutes() {
  return (
    <Switch>
      <Route path={pagePaths.start}>
        <Redirect to={pagePaths.login} replace />
      </Route>
      <Route path={pagePaths.login}>
        <SignedOutOnly>
          <LoginScreen />
        </SignedOutOnly>
      </Route>
      <Route path={pagePaths.signUp}>
        <SignedOutOnly>
          <Area of={signUpPage} />
        </SignedOutOnly>
      </Route>
      <Route path={pagePaths.googleFirstLogin}>
        <SignedOutOnly>
          <Area of={googleFirstLoginPage} />
        </SignedOutOnly>
      </Route>
      <Route path={pagePaths.signUpSuccess}>
        <Area of={signUpSuccessPage} />
      </Route>
      <Route path={pagePaths.forgotPassword}>
        <Area of={forgotPasswordPage} />
      </Route>
      <Route path={pagePaths.resetPassword}>
        <Area of={resetPasswordPage} />
      </Route>
      <Route path={pagePaths.emailVerified}>
        <Area of={emailVerifiedPage} />
      </Route>
      <Route path={pagePaths.linkExpired}>
        <Area of={linkExpiredPage} />
      </Route>
      <Route path={pagePaths.invalidLink}>
        <Area of={invalidLinkPage} />
      </Route>
      <Route path={pagePaths.emailSent}>
        <Area of={emailSentPage} />
      </Route>
      <Route path={pagePaths.sessionExpired}>
        <Area of={sessionExpiredPage} />
      </Route>
      <Route path={pagePaths.termsOfUse}>
        <Area of={termsPage} />
      </Route>
      <Route path={`${pagePaths.learnerHome}/*?`}>
        <RoleOnly role="learner">
          <Area of={learnerArea} />
        </RoleOnly>
      </Route>
      <Route path={`${pagePaths.recorderHome}/*?`}>
        <RoleOnly role="recorder">
          <Area of={recorderArea} />
        </RoleOnly>
      </Route>
      <Route path={`${pagePaths.profile}/*?`}>
        <SignedInOnly>
          <Area of={profileArea} />
        </SignedInOnly>
      </Route>
      <Route>
        <Area of={notFoundPage} />
      </Route>
    </Switch>
  )
}
