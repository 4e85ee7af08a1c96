/**
 * @generated SignedSource<<8df78fb28b4cc3a019d00c2655567660>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberNotes_member$data = {
  readonly id: string;
  readonly notes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"NoteActions_note" | "NoteText_note">;
  }>;
  readonly " $fragmentType": "MemberNotes_member";
};
export type MemberNotes_member$key = {
  readonly " $data"?: MemberNotes_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberNotes_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberNotes_member",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoteText_note"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoteActions_note"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};
})();

(node as any).hash = "0df4293ada8b2aaee55abc1468881369";

export default node;
