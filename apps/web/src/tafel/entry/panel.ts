/** Panel: what lies in the lower half of the entry. */
export type Panel = 'points' | 'weis' | 'stoeck' | 'match' | 'claim' | 'check';
