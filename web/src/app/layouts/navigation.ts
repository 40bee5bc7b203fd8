import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { pagePaths, type Role } from '@mboa/contract'
import {
  AudioLines,
  BookA,
  ChartColumn,
  House,
  LayoutDashboard,
  Library,
  ListMusic,
  Mic,
  Route,
  TextQuote,
  User,
  type LucideIcon,
} from 'lucide-react'

export interface NavigationEntry {
  path: string
  text: MessageDescriptor
  icon: LucideIcon
}

interface RoleNavigation {
  home: string
  /** The header's second line (specification §1). */
  invitation: MessageDescriptor
  roleName: MessageDescriptor
  /** The desktop sidebar's entries, exactly the specification's (§2). */
  sidebar: NavigationEntry[]
  /** First and second place of the bottom bar; the third is the profile menu. */
  bottom: NavigationEntry[]
  profile: string
}

export const navigationOf: Record<Role, RoleNavigation> = {
  learner: {
    home: pagePaths.learnerHome,
    invitation: msg`Continue your language learning journey.`,
    roleName: msg`Learner`,
    sidebar: [
      { path: pagePaths.learnerHome, text: msg`Dashboard`, icon: LayoutDashboard },
      { path: pagePaths.learnerWords, text: msg`Word Practise`, icon: BookA },
      { path: pagePaths.learnerSentences, text: msg`Sentence Practise`, icon: TextQuote },
      { path: pagePaths.learnerLessons, text: msg`Lessons`, icon: Route },
      { path: pagePaths.learnerProgress, text: msg`Progress`, icon: ChartColumn },
      { path: pagePaths.learnerProfile, text: msg`Profile`, icon: User },
    ],
    bottom: [
      { path: pagePaths.learnerHome, text: msg`Home`, icon: House },
      { path: pagePaths.learnerCourses, text: msg`Courses`, icon: Library },
    ],
    profile: pagePaths.learnerProfile,
  },
  recorder: {
    home: pagePaths.recorderHome,
    invitation: msg`Manage your recordings and uploads.`,
    roleName: msg`Recorder`,
    sidebar: [
      { path: pagePaths.recorderHome, text: msg`Dashboard`, icon: LayoutDashboard },
      { path: pagePaths.recorderWords, text: msg`Word Practise`, icon: Mic },
      { path: pagePaths.recorderSentences, text: msg`Sentence Practise`, icon: AudioLines },
    ],
    bottom: [
      { path: pagePaths.recorderHome, text: msg`Home`, icon: House },
      { path: pagePaths.recorderRecordings, text: msg`Recordings`, icon: ListMusic },
    ],
    profile: pagePaths.recorderProfile,
  },
}

const profilePaths: string[] = [
  pagePaths.profile,
  pagePaths.learnerProfile,
  pagePaths.recorderProfile,
  pagePaths.ownRecordings,
]

export const isProfilePath = (pathname: string) => profilePaths.includes(pathname)

/** Whether an entry leads to the page that is open: itself, or one below it but for the home. */
export function isCurrentEntry(path: string, pathname: string): boolean {
  const open = pathname.replace(/\/+$/, '')
  if (isProfilePath(path)) return isProfilePath(open)
  const isHome = path === pagePaths.learnerHome || path === pagePaths.recorderHome
  return open === path || (!isHome && open.startsWith(`${path}/`))
}
