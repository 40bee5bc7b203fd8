import type { DeskInvite, DeskInvited, LanguageDesk } from '@mboa/contract'
import { findLanguageFacts } from '@mboa/domain'
import * as v from 'valibot'
import type { Context } from '../../context.ts'
import { fieldErrors } from '../../http/parse-input.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import { nameLanguage } from '../../platform/name-language.ts'
import {
  admitAddress,
  countOpenInvitations,
  emailField,
  inviteByLink,
  inviteRecorder,
  nameCoordinator,
  revokeInvitation,
} from '../accounts/index.ts'
import { countSpellingsUndecided, countUndecided } from '../contributions/index.ts'
import type { Agent } from '../language-acts/index.ts'
import { countTakesWaiting } from '../takes/index.ts'
import { countReportedItems } from '../reports/index.ts'
import { countRecordersOf } from '../speakers/index.ts'
import { presentInvitation } from './list-people.ts'

const dayMs = 24 * 60 * 60_000

export async function readDesk(
  { database: { queries }, clock, extensionNames }: Context,
  language: string,
): Promise<Result<LanguageDesk>> {
  const [recorders, invitations, takesWaiting, wordsWaiting, spellingsWaiting, reportsWaiting] =
    await Promise.all([
      countRecordersOf(queries, language),
      countOpenInvitations(queries, language, clock.now()),
      countTakesWaiting(queries, language),
      countUndecided(queries, language),
      countSpellingsUndecided(queries, language),
      countReportedItems(queries, language),
    ])
  const name = nameLanguage(language)
  const waiting = { takesWaiting, wordsWaiting, spellingsWaiting, reportsWaiting }
  const htmlLang = findLanguageFacts(language)?.tag ?? language
  const extensions = [...extensionNames]
  return succeed({ language, name, htmlLang, recorders, invitations, ...waiting, extensions })
}

export async function invite(
  context: Context,
  language: string,
  { wanted, by }: { wanted: DeskInvite; by: Agent },
): Promise<Result<DeskInvited>> {
  if (wanted.by === 'link') {
    const { maxUses, days } = wanted
    const asked = { language, maxUses, lifetimeMs: days * dayMs }
    const made = await inviteByLink(context, asked, by)
    if (!made.ok) return made
    const { invitation, link } = made.value
    return succeed({ invitation: presentInvitation(invitation), link })
  }
  const email = v.safeParse(v.object({ email: emailField }), wanted)
  if (!email.success) {
    const fields = fieldErrors(email.issues)
    return refuse(fields['email'] ?? 'invalid-email', { fields })
  }
  const asked = { email: email.output.email, language, isTrusted: false }
  const admittedAddress = await admitAddress(context, asked)
  if (!admittedAddress.ok) return admittedAddress
  const invited = await inviteRecorder(context, asked, by)
  if (!invited.ok) return invited
  context.wakeMailSender()
  return succeed({ invitation: presentInvitation(invited.value), link: null })
}

export async function revoke(
  context: Context,
  language: string,
  { id, by }: { id: string; by: Agent },
): Promise<Result<undefined>> {
  const wasThere = await revokeInvitation(context, { id, language }, by)
  return wasThere ? succeed(undefined) : refuse('not-found')
}

export async function nameAnother(
  context: Context,
  language: string,
  { id: accountId, by }: { id: string; by: Agent },
): Promise<Result<undefined>> {
  const done = await nameCoordinator(context, { accountId, language }, by)
  return done === 'not-a-recorder' ? refuse('not-found') : succeed(undefined)
}
