/**
 * @generated SignedSource<<0b04ef1677c6d7dd13661c651506061a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReferralStage = "CONNECTED" | "DISCONNECTED" | "EARNED" | "JOINED" | "NOT_COUNTED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InviteScreen_viewer$data = {
  readonly referrals: {
    readonly boosts: number;
    readonly code: string;
    readonly friendPoints: number;
    readonly invitedBy: {
      readonly stage: ReferralStage;
      readonly " $fragmentSpreads": FragmentRefs<"InvitedBy_invitation">;
    } | null | undefined;
    readonly link: string;
    readonly nextReferrerPoints: number;
    readonly savedWattHours: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Friends_viewer">;
  readonly " $fragmentType": "InviteScreen_viewer";
};
export type InviteScreen_viewer$key = {
  readonly " $data"?: InviteScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Referrals",
      "kind": "LinkedField",
      "name": "referrals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextReferrerPoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "friendPoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "boosts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedWattHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Invitation",
          "kind": "LinkedField",
          "name": "invitedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stage",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "InvitedBy_invitation"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Friends_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ef6e3f47b43ba4a369e3578521a38f19";

export default node;
