import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { DeskOf } from './features/language-desk/desk-options.ts'

/** The additions of an extension to the app. `extensions.ts` lists the extensions of this build. */
export interface Extension {
  /** The name by which the server tells that it has the extension. */
  readonly name: string
  /** Its tab of the language desk. */
  readonly deskTab: {
    /** Value of `tab` in the tab's address. */
    readonly key: string
    readonly title: MessageDescriptor
    readonly Tab: ComponentType<{ of: DeskOf }>
  }
}
