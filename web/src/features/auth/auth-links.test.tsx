import { pagePaths } from '@mboa/contract'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork } from '../../testing/stub-network.ts'
import { SessionExpiredScreen } from './google/google-first-login-screen.tsx'
import { LoginScreen } from './login/login-screen.tsx'
import { ForgotPasswordScreen } from './password-reset/forgot-password-screen.tsx'
import { SignUpScreen } from './sign-up/sign-up-screen.tsx'
import { LinkExpiredScreen } from './verification/link-expired-screen.tsx'
import {
  EmailSentScreen,
  EmailVerifiedScreen,
  InvalidLinkScreen,
  SignUpSuccessScreen,
} from './verification/outcome-screens.tsx'

const { login, signUp, forgotPassword, termsOfUse, start } = pagePaths

const links: [screen: string, name: string, path: string, part: ReactElement][] = [
  ['Login', 'Forgot Password', forgotPassword, <LoginScreen />],
  ['Login', 'Sign Up', signUp, <LoginScreen />],
  ['Login', 'Mboa, home', start, <LoginScreen />],
  ['Sign-up', 'Back', login, <SignUpScreen />],
  ['Sign-up', 'Log In', login, <SignUpScreen />],
  ['Sign-up', 'Terms & Conditions', termsOfUse, <SignUpScreen />],
  ['Sign-up', 'Mboa, home', start, <SignUpScreen />],
  ['Sign-up success', 'Back to Login', login, <SignUpSuccessScreen />],
  ['Forgot password', 'Back', login, <ForgotPasswordScreen />],
  ['Email verified', 'Log In', login, <EmailVerifiedScreen />],
  ['Link expired', 'Back to Login', login, <LinkExpiredScreen />],
  ['Invalid link', 'Back to Login', login, <InvalidLinkScreen />],
  ['Email sent', 'Back to Login', login, <EmailSentScreen />],
  ['Session expired', 'Back to Login', login, <SessionExpiredScreen />],
]

test.each(links)('%s: “%s” leads to %s', async (_, name, path, part) => {
  stubNetwork({})
  const screen = await renderAppPart(part, {})
  const link = screen.getByRole('link', { name, exact: true }).first()
  await expect.element(link).toBeVisible()
  await expect.element(link).toHaveAttribute('href', path)
})

const purposes: [string, ReactElement, string, readonly RegExp[]][] = [
  ['login', <LoginScreen />, 'Welcome Back', [/^OR$/, /^Don't have an account\? Sign Up$/]],
  [
    'sign-up success',
    <SignUpSuccessScreen />,
    'Check your email',
    [/verification link/, /expires in 3 minutes/, /spam/],
  ],
  ['invalid link', <InvalidLinkScreen />, 'Invalid Link', [/invalid or has already been used/]],
  [
    'email sent',
    <EmailSentScreen />,
    'Email Sent',
    [/new verification email was sent/, /expires in 3 minutes/],
  ],
  [
    'session expired',
    <SessionExpiredScreen />,
    'Session Expired',
    [/Google sign-in session has expired.*try logging in again/],
  ],
]

test.each(purposes)('%s says what it is for', async (_, screenElement, title, texts) => {
  const screen = await renderAppPart(screenElement, {})
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  for (const text of texts) await expect.element(screen.getByText(text).first()).toBeVisible()
})
