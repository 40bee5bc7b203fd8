import type { User } from '@mboa/contract'
import { useState } from 'react'
import './avatar.css'

interface AvatarProps {
  user: Pick<User, 'fullName' | 'photoURL'>
  isLarge?: boolean
}

/**
 * The photo; a placeholder where there is none; the initials where it fails to load. Decoration:
 * the name stands beside it or names the button around it.
 */
export function Avatar({ user, isLarge = false }: AvatarProps) {
  const [failedPhoto, setFailedPhoto] = useState<string | null>(null)
  const { fullName, photoURL } = user
  const initials = initialsOf(fullName)
  const hasPhoto = photoURL !== null && photoURL !== ''
  const isPhotoShown = hasPhoto && photoURL !== failedPhoto
  return (
    <span className={isLarge ? 'avatar large' : 'avatar'} aria-hidden="true">
      {isPhotoShown ? (
        <img
          src={photoURL}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailedPhoto(photoURL)}
        />
      ) : hasPhoto && initials !== '' ? (
        <span className="initials">{initials}</span>
      ) : (
        <Placeholder />
      )}
    </span>
  )
}

function Placeholder() {
  return (
    <svg className="placeholder" viewBox="0 0 40 40" fill="currentColor">
      <path d="M20 9a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM6 40c0-8 6-13 14-13s14 5 14 13Z" />
    </svg>
  )
}

const lettersPattern = /\p{L}\p{M}*/gu

/**
 * The first two letters of a name in upper case (specification §2, Avatar), each with its marks.
 * Empty where the name holds no letter.
 *
 * @example initialsOf('Élodie') // 'ÉL'
 */
export function initialsOf(fullName: string): string {
  return (fullName.normalize('NFC').match(lettersPattern) ?? []).slice(0, 2).join('').toUpperCase()
}
