/**
 * @generated SignedSource<<85c766c83d613d7e8c2406e37a478a90>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReferralStage = "CONNECTED" | "DISCONNECTED" | "EARNED" | "JOINED" | "NOT_COUNTED" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvitedBy_invitation$data = {
  readonly firstName: string;
  readonly points: number;
  readonly stage: ReferralStage;
  readonly " $fragmentType": "InvitedBy_invitation";
};
export type InvitedBy_invitation$key = {
  readonly " $data"?: InvitedBy_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitedBy_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitedBy_invitation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "559ed03da0e05d9801e6ccfb41e91ab5";

export default node;
