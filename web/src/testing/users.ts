import type { Profile, User } from '@mboa/contract'

/** A learner as the server describes one; tests say what differs. */
export function aUser(differences: Partial<User> = {}): User {
  return {
    id: '018f0000-0000-7000-8000-000000000001',
    fullName: 'Test Learner',
    displayName: null,
    email: 'name@example.com',
    phoneNumber: '+237670000000',
    photoURL: null,
    role: 'learner',
    emailVerified: true,
    createdAt: Date.UTC(2026, 10, 3, 12),
    ...differences,
  }
}

/** Their profile. */
export function aProfile(differences: Partial<Profile> = {}): Profile {
  return {
    user: aUser(),
    language: 'en',
    hasPassword: true,
    hasGoogle: false,
    recorderLanguages: [],
    coordinatedLanguages: [],
    isSpeaker: false,
    ...differences,
  }
}
