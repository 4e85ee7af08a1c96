/**
 * @generated SignedSource<<1702ce5bfea8af56ad33e71f648ed629>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberLook_member$data = {
  readonly brandBarImageUrl: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "MemberLook_member";
};
export type MemberLook_member$key = {
  readonly " $data"?: MemberLook_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberLook_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberLook_member",
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
      "name": "brandBarImageUrl",
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "cef22415ab1b0df1deb8860dfe77b50f";

export default node;
