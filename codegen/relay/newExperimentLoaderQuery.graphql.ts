/**
 * @generated SignedSource<<2db02da8f5f5a18d2ee5f4aa8d78a7b8>>
 * @relayHash 1f564e2de2e5f64022b8da52fad0f4b9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90f890cec44084a16a52043a26db7c921ea8e109852540952f2f60db6786d301

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type newExperimentLoaderQuery$variables = Record<PropertyKey, never>;
export type newExperimentLoaderQuery$data = {
  readonly staff: {
    readonly drafts: {
      readonly " $fragmentSpreads": FragmentRefs<"useDraft_drafts">;
    } | null | undefined;
    readonly roleKeys: ReadonlyArray<string>;
    readonly segmentChoices: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useExperimentChoices_segments">;
    }> | null | undefined;
  } | null | undefined;
};
export type newExperimentLoaderQuery = {
  response: newExperimentLoaderQuery$data;
  variables: newExperimentLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleKeys",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "kind",
    "value": "EXPERIMENT"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "newExperimentLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "StaffDrafts",
            "kind": "LinkedField",
            "name": "drafts",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useDraft_drafts"
              }
            ],
            "storageKey": "drafts(kind:\"EXPERIMENT\")"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SegmentChoice",
            "kind": "LinkedField",
            "name": "segmentChoices",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useExperimentChoices_segments"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "newExperimentLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "StaffDrafts",
            "kind": "LinkedField",
            "name": "drafts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "StaffDraft",
                "kind": "LinkedField",
                "name": "drafts",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "author",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOwn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "keptAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "content",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": "drafts(kind:\"EXPERIMENT\")"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SegmentChoice",
            "kind": "LinkedField",
            "name": "segmentChoices",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "segmentId",
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
                "name": "active",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "90f890cec44084a16a52043a26db7c921ea8e109852540952f2f60db6786d301",
    "metadata": {},
    "name": "newExperimentLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "28f1a31b301f93fa8b57f74c0ab3d9e9";

export default node;
