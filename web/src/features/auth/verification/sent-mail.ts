import { pagePaths, type SignUpResponse } from '@mboa/contract'
import * as v from 'valibot'
import { usePassedState, useNavigate } from '../../../platform/navigation/history.ts'
import {
  findVerificationDeadline,
  rememberVerificationDeadline,
} from '../../../platform/session/verification-deadlines.ts'
import { useIsHydrated } from '../../../ui/page-state.ts'

/** What an account was signed up with, but for its password. */
const signedUpSchema = v.object({
  fullName: v.optional(v.string()),
  email: v.optional(v.string()),
  phoneNumber: v.optional(v.string()),
})
type SignedUp = v.InferOutput<typeof signedUpSchema>

/** Travels in the history entry of the page about the mail; survives a reload. */
const sentMailSchema = v.object({
  ...signedUpSchema.entries,
  userId: v.string(),
  mailboxPath: v.optional(v.literal(pagePaths.mailbox)),
})
type SentMail = v.InferOutput<typeof sentMailSchema>

type SentMailPage = typeof pagePaths.signUpSuccess | typeof pagePaths.emailSent

/**
 * Keeps the deadline of a mail that the server has just sent, and shows the page about it.
 * @param typed what was signed up with; the server says it where it came from elsewhere
 */
export function useShowSentMail(): (
  answer: SignUpResponse,
  page?: SentMailPage,
  typed?: SignedUp,
) => void {
  const navigate = useNavigate()
  return ({ userId, mailboxPath, signedUp }, page = pagePaths.emailSent, typed) => {
    rememberVerificationDeadline(userId, Date.now())
    const { fullName, email, phoneNumber } = typed ?? signedUp ?? {}
    navigate(page, {
      state: { userId, fullName, email, phoneNumber: phoneNumber ?? undefined, mailboxPath },
    })
  }
}

/** What the form is to begin with where an account is signed up once more, to put it right. */
export function useSignedUp(): SignedUp {
  const passed = usePassedState()
  if (!useIsHydrated()) return {}
  const parsed = v.safeParse(signedUpSchema, passed)
  return parsed.success ? parsed.output : {}
}

/** The mail this page is about; undefined for who opens the page by its address. */
export function useSentMail(): (SentMail & { deadline: number | undefined }) | undefined {
  const passed = usePassedState()
  // The prerendered page is about no mail; the first render of the code must not differ from it.
  if (!useIsHydrated()) return undefined
  const parsed = v.safeParse(sentMailSchema, passed)
  if (!parsed.success) return undefined
  return { ...parsed.output, deadline: findVerificationDeadline(parsed.output.userId) }
}
