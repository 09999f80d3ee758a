import { useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { Button } from '@/ui/elements/Button';
import { TextField } from '@/ui/form/Field';
import { Card, CardTitle } from '@/ui/layout/Card';

/** The way into a class for who has its code, and no link. */
export function CodeForm() {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const wanted = code.trim();
  return (
    <Card>
      <CardTitle>Join a class</CardTitle>
      <chakra.form
        mt="3"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted) void navigate(`/join/${encodeURIComponent(wanted)}`);
        }}
      >
        <Flex gap="3" direction="column" align="start">
          <TextField
            label="Code of the class"
            hint="From your educator, or the longer one of a slip. You see what will be shared before you join."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" variant="outline">
            Look at the Class
          </Button>
        </Flex>
      </chakra.form>
    </Card>
  );
}
