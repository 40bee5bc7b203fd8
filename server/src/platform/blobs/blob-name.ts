/** The name reaches file systems and addresses: nothing but a hash may pass. @throws otherwise */
export function checkBlobName(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('Not the name of a blob.')
  return hash
}

/** Beside the blobs: no hash is called so. */
export const markName = 'store-id'
