/**
 * @generated SignedSource<<c9eefe95cc30e2e779b75ac8fddf8352>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeProgram_member$data = {
  readonly id: string;
  readonly program: {
    readonly id: string;
  } | null | undefined;
  readonly programChoices: ReadonlyArray<{
    readonly comingEvents: number;
    readonly fault: string | null | undefined;
    readonly program: {
      readonly id: string;
      readonly name: string;
    };
    readonly runningEvents: number;
  }>;
  readonly " $fragmentType": "ChangeProgram_member";
};
export type ChangeProgram_member$key = {
  readonly " $data"?: ChangeProgram_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeProgram_member">;
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
  "name": "ChangeProgram_member",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProgramChoice",
      "kind": "LinkedField",
      "name": "programChoices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Program",
          "kind": "LinkedField",
          "name": "program",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comingEvents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runningEvents",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};
})();

(node as any).hash = "d0d42ee9514fa64c8cb0d874dc4069a1";

export default node;
