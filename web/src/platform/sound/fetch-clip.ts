import { accountHeader } from '@mboa/contract'
import { askServer } from '../network/api-client.ts'

/** A clip that the server sends to this account alone, each time anew. */
export const fetchClip = (address: string, account: string) =>
  askServer(address, { headers: { [accountHeader]: account }, cache: 'no-store' })
