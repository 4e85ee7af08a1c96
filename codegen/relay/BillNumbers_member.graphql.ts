/**
 * @generated SignedSource<<e352b9c126decce7575debc85e39931f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillNumberKind = "ACCOUNT_NUMBER" | "METER_NUMBER" | "NMI" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BillNumbers_member$data = {
  readonly billNumbers: ReadonlyArray<BillNumberKind>;
  readonly id: string;
  readonly " $fragmentType": "BillNumbers_member";
};
export type BillNumbers_member$key = {
  readonly " $data"?: BillNumbers_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillNumbers_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillNumbers_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billNumbers",
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "23e0a8eccec3ddd95a34b49743aa97de";

export default node;
