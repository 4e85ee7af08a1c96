/**
 * @generated SignedSource<<17b668d169c6f95f7270568704b4b0e3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberLink_member$data = {
  readonly email: string;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "MemberLink_member";
};
export type MemberLink_member$key = {
  readonly " $data"?: MemberLink_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberLink_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberLink_member",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "6cbdb07da08c549f255f6a523873f9bb";

export default node;
