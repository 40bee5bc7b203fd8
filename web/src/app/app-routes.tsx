import { pagePaths } from '@mboa/contract'
import { Navigate, Route, Routes } from 'react-router'
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
    <Routes>
      <Route path={pagePaths.start} element={<Navigate to={pagePaths.login} replace />} />
      <Route
        path={pagePaths.login}
        element={
          <SignedOutOnly>
            <LoginScreen />
          </SignedOutOnly>
        }
      />
      <Route
        path={pagePaths.signUp}
        element={
          <SignedOutOnly>
            <Area of={signUpPage} />
          </SignedOutOnly>
        }
      />
      <Route
        path={pagePaths.googleFirstLogin}
        element={
          <SignedOutOnly>
            <Area of={googleFirstLoginPage} />
          </SignedOutOnly>
        }
      />
      <Route path={pagePaths.signUpSuccess} element={<Area of={signUpSuccessPage} />} />
      <Route path={pagePaths.forgotPassword} element={<Area of={forgotPasswordPage} />} />
      <Route path={pagePaths.resetPassword} element={<Area of={resetPasswordPage} />} />
      <Route path={pagePaths.emailVerified} element={<Area of={emailVerifiedPage} />} />
      <Route path={pagePaths.linkExpired} element={<Area of={linkExpiredPage} />} />
      <Route path={pagePaths.invalidLink} element={<Area of={invalidLinkPage} />} />
      <Route path={pagePaths.emailSent} element={<Area of={emailSentPage} />} />
      <Route path={pagePaths.sessionExpired} element={<Area of={sessionExpiredPage} />} />
      <Route path={pagePaths.termsOfUse} element={<Area of={termsPage} />} />
      <Route
        path={`${pagePaths.learnerHome}/*`}
        element={
          <RoleOnly role="learner">
            <Area of={learnerArea} />
          </RoleOnly>
        }
      />
      <Route
        path={`${pagePaths.recorderHome}/*`}
        element={
          <RoleOnly role="recorder">
            <Area of={recorderArea} />
          </RoleOnly>
        }
      />
      <Route
        path={`${pagePaths.profile}/*`}
        element={
          <SignedInOnly>
            <Area of={profileArea} />
          </SignedInOnly>
        }
      />
      <Route path="*" element={<Area of={notFoundPage} />} />
    </Routes>
  )
}
