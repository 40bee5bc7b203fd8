import { interfaceLanguages } from '@mboa/contract'
import { expect, test } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { TermsScreen } from './terms-screen.tsx'

const countParts = () => ({
  headings: document.querySelectorAll('.terms h2, .terms h3').length,
  points: document.querySelectorAll('.terms li').length,
  links: Array.from(document.querySelectorAll('.terms a'), (link) => link.getAttribute('href')),
})

test('each language of the interface has terms and a privacy notice', () => {
  const files = Object.keys(import.meta.glob('./{terms,privacy}.*.tsx'))
  const expected = ['privacy', 'terms'].flatMap((page) =>
    interfaceLanguages.map((language) => `./${page}.${language}.tsx`),
  )
  expect(files).toEqual(expected)
})

test('the terms stand there in English and, on demand, in French, with the same parts', async () => {
  const screen = await renderAppPart(<TermsScreen />, { path: '/terms-of-use' })
  await expect.element(screen.getByRole('heading', { name: 'Terms & Conditions' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Your account' })).toBeVisible()
  const english = countParts()
  expect(english.headings).toBeGreaterThan(5)
  expect(english.points).toBeGreaterThan(10)
  // The word list that may be taken whole is cited: where it is, and its licence.
  expect(english.links).toContain('https://concepticon.clld.org/contributions/Snider-2004-1700')
  expect(english.links).toContain('https://creativecommons.org/licenses/by/4.0/')
  await activateLanguage('fr')
  await expect.element(screen.getByRole('heading', { name: 'Votre compte' })).toBeVisible()
  await expect
    .element(screen.getByRole('heading', { name: 'Conditions d’utilisation' }).first())
    .toBeVisible()
  expect(countParts()).toEqual(english)
})

test('they say what is kept of reviewing, a language’s people, all voices and reminders, in both', async () => {
  const screen = await renderAppPart(<TermsScreen />, { path: '/terms-of-use' })
  const parts = () => document.querySelector('.terms')?.textContent ?? ''
  await expect.element(screen.getByRole('heading', { name: 'On your device' })).toBeVisible()
  for (const said of [
    /which ones you were sent to hear and when/,
    /reckoned without a person: how much your judgement weighs/,
    /an invitation whose link you followed/,
    /The coordinators of a language: the names/,
    /your number is taken out of it when your account is deleted/,
    /Someone who speaks on your device without an account decides for themselves/,
    /only where at least five people share them/,
    /which recordings you played to their end/,
    /unless the person agrees again, as a speaker without an account/,
    /its other recorders see the name and the dialect until it ends, after 14 days at most/,
    /how many people heard them, without a number where they are fewer than three/,
    /by which you call the person, what they agreed to and when, and for a minor the guardian’s/,
    /Reminders by notification, if you turn them on: the hour, the device’s time zone, the address/,
    /A sign-in: 30 days after its last use, at most 180 days/,
    /you may bring in recordings that others made, under a licence that lets learners hear them/,
    /the name or sign that its source gives the voice, and the age group, sex and dialect/,
    /for those of others, the licence that their source has them under/,
    /Voices in recordings of others: until they are taken back, .* one voice, or one recording/,
  ]) {
    expect(parts()).toMatch(said)
  }
  await activateLanguage('fr')
  await expect.element(screen.getByRole('heading', { name: 'Sur votre appareil' })).toBeVisible()
  for (const said of [
    /ceux qui vous ont été envoyés et quand/,
    /calculée sans personne\u00A0: le poids de votre avis/,
    /une invitation dont vous avez suivi le lien/,
    /Les coordinateurs d’une langue\u00A0: les noms/,
    /votre numéro en est retiré à la suppression de votre compte/,
    /Une personne qui parle sur votre appareil sans compte décide elle-même/,
    /que si au moins cinq personnes les partagent/,
    /sauf si la personne accepte à nouveau, comme locuteur sans compte/,
    /quels enregistrements vous avez écoutés jusqu’au bout/,
    /les autres participants en voient le nom et le dialecte jusqu’à sa fin, au plus 14 jours/,
    /sans nombre en dessous de trois, et jamais lesquelles/,
    /Les voix de vos proches, si vous les enregistrez pour vous\u00A0: le son, le nom/,
    /Les rappels par notification, si vous les activez\u00A0: l’heure, le fuseau horaire de/,
    /Une connexion\u00A0: 30 jours après sa dernière utilisation, 180 jours au plus/,
    /vous pouvez importer des enregistrements faits par d’autres, sous une licence qui permet/,
    /le nom ou le signe que sa source donne à la voix, ainsi que la tranche d’âge, le sexe/,
    /pour ceux d’autrui, la licence sous laquelle leur source les publie/,
    /Les voix des enregistrements d’autrui\u00A0: jusqu’à .* une voix seule ou un seul enregistrement/,
  ]) {
    expect(parts()).toMatch(said)
  }
})

test('it leads home', async () => {
  const screen = await renderAppPart(<TermsScreen />, { path: '/terms-of-use' })
  await expect
    .element(screen.getByRole('link', { name: 'Go to Home' }))
    .toHaveAttribute('href', '/')
})
