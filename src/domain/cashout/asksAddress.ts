/** Whether a blocker is only the address, which a member gives on the way: it holds no amount back. */
export const asksAddress = ({ remedy }: { readonly remedy: string }): boolean =>
  remedy === 'add_address' || remedy === 'verify_address';
