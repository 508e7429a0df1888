import { useQuery } from "@tanstack/react-query";
import { operatorQuery } from "../../api/operator.ts";

/** Who is responsible, and how to reach them, as configured on the server. */
export function Responsible() {
  const { data } = useQuery(operatorQuery);
  const { name, email } = data ?? { name: null, email: null };
  return (
    <p>
      {name
        ? `${name} is responsible for this service.`
        : "Whoever runs this server is responsible for this service."}{" "}
      {email ? (
        <>
          Write to{" "}
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
          .
        </>
      ) : (
        "No contact address has been set up here."
      )}
    </p>
  );
}
