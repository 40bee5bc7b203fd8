import { api, pagePaths, type ErrorCode } from '@mboa/contract'
import { expect, test } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { refuse, stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { LoginScreen } from './login/login-screen.tsx'
import { SignUpScreen } from './sign-up/sign-up-screen.tsx'

type FailureCode = ErrorCode | 'network-error'

/** Specification §8, and what stands there in French. */
type Row = [code: FailureCode, en: string, fr: string]

const invalidEmail: Row = [
  'invalid-email',
  'Invalid email format. Please enter a valid email.',
  'Cette adresse e‑mail n’est pas valide. Saisissez une adresse valide.',
]
const networkError: Row = [
  'network-error',
  'Please check your connection and try again.',
  'Vérifiez votre connexion et réessayez.',
]
const unexpected: Row = [
  'internal',
  'An unexpected error occurred. Please try again.',
  'Une erreur inattendue s’est produite. Réessayez.',
]

const login: Row[] = [
  [
    'email-not-verified',
    'Please verify your email before logging in. Check your inbox for a verification link.',
    'Confirmez votre adresse e‑mail avant de vous connecter. Vous trouverez le lien de confirmation dans votre boîte de réception.',
  ],
  [
    'email-not-found',
    'No account found with this email. Please sign up first.',
    'Aucun compte n’existe avec cette adresse e‑mail. Inscrivez-vous d’abord.',
  ],
  ['wrong-password', 'Incorrect password. Please try again.', 'Mot de passe incorrect. Réessayez.'],
  invalidEmail,
  [
    'too-many-attempts',
    'Too many failed login attempts. Please try again later.',
    'Trop de tentatives de connexion. Réessayez plus tard.',
  ],
  [
    'account-disabled',
    'Your account has been disabled. Please contact support.',
    'Votre compte a été désactivé. Contactez l’assistance.',
  ],
  networkError,
  ['general', 'Failed to log in. Please try again.', 'La connexion a échoué. Réessayez.'],
  ['unavailable', 'Failed to log in. Please try again.', 'La connexion a échoué. Réessayez.'],
  unexpected,
]

type Place = 'email' | 'password' | 'banner'
const registration: [...Row, Place][] = [
  [
    'email-already-exists',
    'That email already exists. Please use a different email or try logging in.',
    'Cette adresse e‑mail existe déjà. Utilisez-en une autre ou essayez de vous connecter.',
    'email',
  ],
  [...invalidEmail, 'email'],
  [
    'weak-password',
    'Password is too weak. Please choose a stronger password.',
    'Ce mot de passe est trop faible. Choisissez-en un plus solide.',
    'password',
  ],
  [
    'operation-not-allowed',
    'Email/password accounts are not enabled. Please contact support.',
    'Les comptes avec e‑mail et mot de passe ne sont pas activés. Contactez l’assistance.',
    'banner',
  ],
  [...networkError, 'banner'],
  [
    'general',
    'Failed to create account. Please try again.',
    'La création du compte a échoué. Réessayez.',
    'banner',
  ],
  [...unexpected, 'banner'],
]

const fail = (code: FailureCode) => (code === 'network-error' ? unreachable : refuse(code))

async function fill(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (input === null) throw new Error(`There is no field ${name}`)
    input.value = value
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  await expect.poll(submitButton).not.toBeNull()
  submitButton()?.click()
}

const submitButton = () => document.querySelector<HTMLButtonElement>('[type=submit]:enabled')

for (const language of ['en', 'fr'] as const) {
  const textOf = (en: string, fr: string) => (language === 'en' ? en : fr)

  test.each(login)(`${language}: a login refused as %s says so`, async (code, en, fr) => {
    await activateLanguage(language)
    stubNetwork({ [api.login.path]: fail(code) })
    await renderAppPart(<LoginScreen />, { path: pagePaths.login })
    await fill({ identifier: 'name@example.com', password: 'Secret1!' })
    for (const name of ['identifier', 'password']) {
      await expect
        .poll(() => document.getElementById(`${name}-error`)?.textContent)
        .toBe(textOf(en, fr))
    }
  })

  test.each(registration)(
    `${language}: a registration refused as %s says so where it belongs`,
    async (code, en, fr, place) => {
      await activateLanguage(language)
      stubNetwork({
        [api.checkEmailAvailability.path]: succeed({ available: true }),
        [api.signUp.path]: fail(code),
      })
      const screen = await renderAppPart(<SignUpScreen />, { path: pagePaths.signUp })
      await screen.getByRole('checkbox').click()
      await fill({
        fullName: 'Test Person',
        email: 'name@example.com',
        phoneNumber: '6 70 00 00 00',
        password: 'Mballa12!',
        confirmPassword: 'Mballa12!',
      })
      const shown = () =>
        place === 'banner'
          ? document.querySelector('[role=alert]')?.textContent
          : document.getElementById(`${place}-error`)?.textContent
      await expect.poll(shown).toBe(textOf(en, fr))
    },
  )
}
