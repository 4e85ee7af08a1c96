/**
 * @generated SignedSource<<7391bf10e976195708b10818b98cda77>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type HelpScreenName = "ACCOUNT" | "CASHOUT" | "DEVICES" | "ENERGY" | "EVENT" | "EVENTS" | "HOME" | "INBOX" | "INVITE" | "NOTIFICATIONS" | "OFFERS" | "ORDERS" | "PEOPLE" | "REWARDS" | "SEASON" | "SECURITY" | "SETTINGS" | "UTILITY" | "VACATION" | "WALLET" | "WHEEL" | "%future added value";
export type HelpSubjectName = "ACCOUNT" | "EVENTS" | "HOME" | "MONEY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type helpValues_content$data = {
  readonly screens: ReadonlyArray<HelpScreenName>;
  readonly subject: HelpSubjectName;
  readonly texts: ReadonlyArray<{
    readonly body: string;
    readonly keywords: string;
    readonly locale: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "helpValues_content";
};
export type helpValues_content$key = {
  readonly " $data"?: helpValues_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"helpValues_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "helpValues_content"
};

(node as any).hash = "0e76fb8332052a918feb0f40f0e83454";

export default node;
