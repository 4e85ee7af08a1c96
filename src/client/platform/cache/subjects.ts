/** The subjects of client data, the first element of every REST query key. */
export type Subject =
  | 'announcements'
  | 'devices'
  | 'events'
  | 'experiments'
  | 'features'
  | 'messages'
  | 'meter'
  | 'offers'
  | 'placements'
  | 'referrals'
  | 'rewards'
  | 'settings'
  | 'settlement'
  | 'signup'
  | 'utility'
  | 'wallet'
  | 'wheel';
