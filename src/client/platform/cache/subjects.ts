/** The rooms of the product, as far as the client keeps data of them. The first word of every REST query's key. */
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
