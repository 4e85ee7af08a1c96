import { SUBSCRIPTION_CATALOGUE } from '../brands/subscriptions.ts';

/** Ways to get everything. `sms`: by text where there is one, by email where there isn't. */
export const CHANNEL_PRESETS = ['email', 'sms', 'both'] as const;
export type ChannelPreset = (typeof CHANNEL_PRESETS)[number];

/** Advertising is opted into row by row; no preset touches it. */
const ADVERTISING: ReadonlySet<string> = new Set(['promos_offers', 'promos_surveys']);

/** The switches of a preset, of those that the brand offers. */
export function presetSwitches(
  preset: ChannelPreset,
  offered: ReadonlySet<string>,
): Readonly<Record<string, boolean>> {
  const switches: Record<string, boolean> = {};
  for (const { name, emailKey, smsKey } of SUBSCRIPTION_CATALOGUE) {
    if (ADVERTISING.has(name)) continue;
    const [mail, text] = [emailKey, smsKey].map((key) => (key !== null && offered.has(key) ? key : null));
    if (mail != null) switches[mail] = preset !== 'sms' || text == null;
    if (text != null) switches[text] = preset !== 'email';
  }
  return switches;
}

/** The preset that these switches amount to; null: a choice of one's own. */
export function presetOf(states: Readonly<Record<string, boolean>>): ChannelPreset | null {
  const offered = new Set(Object.keys(states));
  return (
    CHANNEL_PRESETS.find((preset) =>
      Object.entries(presetSwitches(preset, offered)).every(([key, on]) => states[key] === on),
    ) ?? null
  );
}
